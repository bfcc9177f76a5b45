import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { BidForm } from './bid-form.jsx';
import { DigitsField } from './digits-field.jsx';
import { motorOf } from './panas.js';
import { rowsAdded } from './slip-slice.js';

export default function MotorPage() {
  const dispatch = useDispatch();
  const [digits, setDigits] = useState('');
  const [points, setPoints] = useState('');

  function submit() {
    if (Number(points) === 0) return;
    dispatch(rowsAdded(motorOf(digits).map(pana => ({ digits: pana, points: Number(points) }))));
    setDigits('');
    setPoints('');
  }

  return (
    <BidForm title="SP Motor" onSubmit={submit}>
      <DigitsField label="Enter Pana" value={digits} onChange={setDigits} />
      <DigitsField label="Enter Points" value={points} onChange={setPoints} />
    </BidForm>
  );
}
