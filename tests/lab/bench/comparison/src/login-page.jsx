import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { errorSeen, logIn } from './session-slice.js';

const phonePattern = /^[6-9]\d{9}$/;

export function LoginPage() {
  const dispatch = useDispatch();
  const { status, error } = useSelector(state => state.session);
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const phoneError = tried && !phonePattern.test(phone) ? 'Enter a 10-digit phone number' : '';
  const passwordError = tried && password === '' ? 'Enter your password' : '';

  function submit(event) {
    event.preventDefault();
    setTried(true);
    if (phonePattern.test(phone) && password !== '') dispatch(logIn({ phone, password }));
  }

  return (
    <Container component="main" maxWidth="xs" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Login
      </Typography>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <TextField
          label="Phone number"
          name="phone"
          value={phone}
          onChange={event => setPhone(event.target.value.replace(/\D/g, '').slice(0, 10))}
          error={phoneError !== ''}
          helperText={phoneError}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'tel-national' } }}
          fullWidth
        />
        <PasswordField value={password} onChange={setPassword} error={passwordError} />
        <Button type="submit" variant="contained" size="large" loading={status === 'busy'}>
          Log in
        </Button>
        <Link component={RouterLink} to="/login">
          Forgot password?
        </Link>
      </Stack>
      <Snackbar open={error !== null} autoHideDuration={4000} onClose={() => dispatch(errorSeen())}>
        <Alert severity="error" variant="filled">
          {error}
        </Alert>
      </Snackbar>
    </Container>
  );
}

function PasswordField({ value, onChange, error }) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={event => onChange(event.target.value)}
      error={error !== ''}
      helperText={error}
      autoComplete="current-password"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(before => !before)}
                edge="end"
              >
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      fullWidth
    />
  );
}
