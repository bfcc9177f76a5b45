import PlayArrow from '@mui/icons-material/PlayArrow';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';

export const MarketCard = memo(function MarketCard({ market }) {
  const navigate = useNavigate();
  const open = market.msg_status === 1;
  return (
    <Card variant="outlined" component="article">
      <CardActionArea disabled={!open} onClick={() => navigate('/fullsangam')}>
        <CardContent>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography variant="h6" component="h2">
              {market.game_name}
            </Typography>
            <Chip size="small" color={open ? 'success' : 'default'} label={open ? 'Open' : 'Closed'} />
          </Stack>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography>
              {market.open_result || '***-*'}-{market.close_result || '*-***'}
            </Typography>
            {open && <PlayArrow color="primary" />}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            Open {market.open_time} · Close {market.close_time}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
});
