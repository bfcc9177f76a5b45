import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';

export const logIn = createAsyncThunk('session/logIn', async (credentials, { rejectWithValue }) => {
  const reply = await fetch('/api-login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!reply.ok) return rejectWithValue('Invalid phone number or password');
  const player = await reply.json();
  localStorage.setItem('player', JSON.stringify(player));
  return player;
});

const slice = createSlice({
  name: 'session',
  initialState: { player: JSON.parse(localStorage.getItem('player')), status: 'idle', error: null },
  reducers: {
    logOut: state => {
      localStorage.removeItem('player');
      state.player = null;
    },
    errorSeen: state => {
      state.error = null;
    },
  },
  extraReducers: builder => {
    builder
      .addCase(logIn.pending, state => {
        state.status = 'busy';
        state.error = null;
      })
      .addCase(logIn.fulfilled, (state, { payload }) => {
        state.status = 'idle';
        state.player = payload;
      })
      .addCase(logIn.rejected, (state, { payload, error }) => {
        state.status = 'idle';
        state.error = payload ?? error.message;
      });
  },
});

export const { logOut, errorSeen } = slice.actions;
export const session = slice.reducer;
