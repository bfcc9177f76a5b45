import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: { palette: { primary: { main: '#2f45c5' } } },
    dark: { palette: { primary: { main: '#9aa8ff' } } },
  },
  typography: { fontFamily: 'system-ui, sans-serif' },
});
