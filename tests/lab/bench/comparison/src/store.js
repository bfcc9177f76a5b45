import { configureStore } from '@reduxjs/toolkit';
import { markets } from './markets-slice.js';
import { session } from './session-slice.js';
import { slip } from './slip-slice.js';

export const store = configureStore({ reducer: { markets, session, slip } });
