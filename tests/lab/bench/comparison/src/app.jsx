import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginPage } from './login-page.jsx';

const HomePage = lazy(() => import('./home-page.jsx'));
const BoardPage = lazy(() => import('./board-page.jsx'));
const MotorPage = lazy(() => import('./motor-page.jsx'));
const SangamPage = lazy(() => import('./sangam-page.jsx'));

export function App() {
  const player = useSelector(state => state.session.player);
  useEffect(() => {
    performance.mark('ready');
  }, []);
  return (
    <>
      <TopBar />
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={player ? <Navigate to="/home" replace /> : <LoginPage />} />
          {player && (
            <>
              <Route path="/home" element={<HomePage />} />
              <Route path="/singlepana" element={<BoardPage />} />
              <Route path="/fullsangam" element={<SangamPage />} />
              <Route path="/spmotor" element={<MotorPage />} />
            </>
          )}
          <Route path="*" element={<Navigate to="/login" replace />} />
        </Routes>
      </Suspense>
    </>
  );
}

function TopBar() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <AppBar position="sticky">
      <Toolbar>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Matka
        </Typography>
        <IconButton
          color="inherit"
          aria-label={dark ? 'Light mode' : 'Dark mode'}
          onClick={() => setMode(dark ? 'light' : 'dark')}
        >
          {dark ? <LightMode /> : <DarkMode />}
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
