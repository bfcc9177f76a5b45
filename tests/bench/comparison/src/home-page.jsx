import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { logOut } from './session-slice.js';

export default function HomePage() {
  const dispatch = useDispatch();
  return (
    <Container maxWidth="xs" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Markets
      </Typography>
      <Button variant="outlined" onClick={() => dispatch(logOut())}>
        Log out
      </Button>
    </Container>
  );
}
