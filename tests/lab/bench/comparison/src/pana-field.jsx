import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { panas } from './panas.js';

const filterOptions = createFilterOptions({ matchFrom: 'start' });

export function PanaField({ label, value, onChange, onDone, inputRef }) {
  return (
    <Autocomplete
      freeSolo
      options={panas}
      filterOptions={filterOptions}
      value={null}
      onChange={(_, chosen) => chosen && onDone()}
      inputValue={value}
      onInputChange={(_, text) => onChange(text)}
      onKeyDown={event => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      renderInput={props => <TextField {...props} label={label} inputRef={inputRef} />}
    />
  );
}
