import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MarketCard } from './market-card.jsx';
import { loadMarkets } from './markets-slice.js';
import { logOut } from './session-slice.js';

export default function HomePage() {
  const dispatch = useDispatch();
  const list = useSelector(state => state.markets.list);
  const wallet = useSelector(state => state.markets.wallet);

  useEffect(() => {
    const load = () => dispatch(loadMarkets());
    load();
    const polling = setInterval(load, 5000);
    return () => clearInterval(polling);
  }, [dispatch]);

  return (
    <Container maxWidth="xs" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Markets
      </Typography>
      <Typography>Wallet {wallet}</Typography>
      <Button variant="outlined" onClick={() => dispatch(logOut())}>
        Log out
      </Button>
      <Stack spacing={1}>
        {list.map(market => (
          <MarketCard key={market.game_id} market={market} />
        ))}
      </Stack>
    </Container>
  );
}
