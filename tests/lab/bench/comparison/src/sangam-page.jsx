import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { BidForm } from './bid-form.jsx';
import { DigitsField } from './digits-field.jsx';
import { PanaField } from './pana-field.jsx';
import { panas } from './panas.js';
import { rowsAdded } from './slip-slice.js';

export default function SangamPage() {
  const dispatch = useDispatch();
  const [open, setOpen] = useState('');
  const [close, setClose] = useState('');
  const [points, setPoints] = useState('');
  const openInput = useRef(null);
  const closeInput = useRef(null);
  const pointsInput = useRef(null);

  function submit() {
    if (!panas.includes(open) || !panas.includes(close) || Number(points) === 0) return;
    dispatch(rowsAdded([{ digits: `${open}-${close}`, points: Number(points) }]));
    for (const clear of [setOpen, setClose, setPoints]) clear('');
    openInput.current.focus();
  }

  return (
    <BidForm title="Full Sangam" onSubmit={submit}>
      <PanaField
        label="Open Pana"
        value={open}
        onChange={setOpen}
        onDone={() => closeInput.current.focus()}
        inputRef={openInput}
      />
      <PanaField
        label="Close Pana"
        value={close}
        onChange={setClose}
        onDone={() => pointsInput.current.focus()}
        inputRef={closeInput}
      />
      <DigitsField label="Enter Points" value={points} onChange={setPoints} inputRef={pointsInput} />
    </BidForm>
  );
}
