import Delete from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { allDeleted, rowDeleted } from './slip-slice.js';

export function SlipList() {
  const dispatch = useDispatch();
  const rows = useSelector(state => state.slip);
  if (rows.length === 0) return null;
  return (
    <>
      <Button onClick={() => dispatch(allDeleted())}>Delete all</Button>
      <List dense aria-label="Bids on this slip">
        {rows.map(row => (
          <SlipRow key={row.id} row={row} />
        ))}
      </List>
    </>
  );
}

const SlipRow = memo(function SlipRow({ row: { id, digits, points } }) {
  const dispatch = useDispatch();
  return (
    <ListItem
      divider
      secondaryAction={
        <IconButton edge="end" aria-label={`Delete ${digits}`} onClick={() => dispatch(rowDeleted(id))}>
          <Delete />
        </IconButton>
      }
    >
      <ListItemText primary={digits} secondary={`${points} points`} />
    </ListItem>
  );
});
