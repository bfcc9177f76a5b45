import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { singlePanas } from './panas.js';
import { rowsAdded } from './slip-slice.js';

const stake = 10;

export default function BoardPage() {
  const dispatch = useDispatch();
  const [marks, setMarks] = useState({});
  const marked = Object.entries(marks);
  const total = marked.reduce((sum, [, points]) => sum + points, 0);

  function tap(pana) {
    setMarks(before => ({ ...before, [pana]: (before[pana] ?? 0) + stake }));
  }
  function add() {
    dispatch(rowsAdded(marked.map(([digits, points]) => ({ digits, points }))));
    setMarks({});
  }

  return (
    <Stack spacing={2} sx={{ p: 1 }}>
      <Typography variant="h5" component="h1">
        Single Pana
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(10, 1fr)' }}>
        {singlePanas.map(pana => (
          <ToggleButton
            key={pana}
            value={pana}
            selected={pana in marks}
            size="small"
            color="primary"
            data-number={pana}
            aria-label={pana in marks ? `${pana}, ${marks[pana]} points` : pana}
            onChange={() => tap(pana)}
            sx={{ p: 0, minHeight: 36, flexDirection: 'column' }}
          >
            {pana}
            {pana in marks && <Typography variant="caption">{marks[pana]}</Typography>}
          </ToggleButton>
        ))}
      </Box>
      <Typography>
        {marked.length} numbers, {total} points
      </Typography>
      <Button variant="contained" onClick={add}>
        Add to slip
      </Button>
    </Stack>
  );
}
