import TextField from '@mui/material/TextField';

export function DigitsField({ label, value, onChange, inputRef }) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={event => onChange(event.target.value.replace(/\D/g, ''))}
      inputRef={inputRef}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      fullWidth
    />
  );
}
