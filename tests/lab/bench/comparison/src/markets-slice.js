import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';

export const loadMarkets = createAsyncThunk('markets/load', async () => {
  const reply = await fetch('/api-markets');
  return reply.json();
});

const slice = createSlice({
  name: 'markets',
  initialState: { list: [], wallet: 0, error: null },
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(loadMarkets.fulfilled, (state, { payload }) => {
        state.list = payload.result;
        state.wallet = payload.wallet_amt;
        state.error = null;
      })
      .addCase(loadMarkets.rejected, (state, { error }) => {
        state.error = error.message;
      });
  },
});

export const markets = slice.reducer;
