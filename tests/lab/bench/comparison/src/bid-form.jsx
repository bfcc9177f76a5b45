import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SlipList } from './slip-list.jsx';

export function BidForm({ title, onSubmit, children }) {
  return (
    <Container maxWidth="xs" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {title}
      </Typography>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <Button type="submit" variant="contained" size="large">
          Proceed
        </Button>
      </Stack>
      <SlipList />
    </Container>
  );
}
