import { configureStore } from '@reduxjs/toolkit';
import { session } from './session-slice.js';

export const store = configureStore({ reducer: { session } });
