import { createSlice, nanoid } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'slip',
  initialState: [],
  reducers: {
    rowsAdded: {
      prepare: rows => ({ payload: rows.map(row => ({ ...row, id: nanoid() })) }),
      reducer: (state, { payload }) => {
        state.push(...payload);
      },
    },
    rowDeleted: (state, { payload }) => state.filter(({ id }) => id !== payload),
    allDeleted: () => [],
  },
});

export const { rowsAdded, rowDeleted, allDeleted } = slice.actions;
export const slip = slice.reducer;
