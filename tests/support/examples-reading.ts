import { type Examples, completeHistory } from './example.ts';

const args = { from: { year: 2026, month: 1, day: 5 }, to: { year: 2026, month: 11, day: 21 } };
const bidBody = { bid_from: '1/5/2026', bid_to: '11/21/2026' };
const winBody = { date_from: '1/5/2026', date_to: '11/21/2026' };

const bid = {
  pana: 'Half Sangam',
  game_name: 'MORNING STAR',
  session: 'Open',
  digits: 1,
  closedigits: '470',
  points: '50',
  bid_date: '21-11-2026',
};
const bidRecord = {
  label: 'Half Sangam',
  marketName: 'MORNING STAR',
  session: 'Open',
  digits: '1',
  closeDigits: '470',
  points: 50,
  date: '21-11-2026',
};
const win = {
  pana: 'Single Digit',
  game_name: '10 AM',
  session: 'Open',
  digits: '1',
  closedigits: '',
  amount: 95,
  wining_date: '21-11-2026',
};
const winRecord = {
  label: 'Single Digit',
  marketName: '10 AM',
  session: 'Open',
  digits: '1',
  closeDigits: '',
  points: 95,
  date: '21-11-2026',
};
const galiBid = { game_name: 'GALI', digits: '07', bid_date: '21-11-2026', pana: 'Jodi Digit', points: 10 };
const galiWin = {
  game_name: 'GALI',
  digits: '07',
  wining_date: '21-11-2026',
  pana: 'Jodi Digit',
  amount: '950',
};
const galiRecord = {
  label: 'Jodi Digit',
  marketName: 'GALI',
  session: '',
  digits: '07',
  closeDigits: '',
  date: '21-11-2026',
};

export const historyExamples: Examples<
  | 'bidHistory'
  | 'winHistory'
  | 'starlineBidHistory'
  | 'starlineWinHistory'
  | 'galiBidHistory'
  | 'galiWinHistory'
> = {
  bidHistory: {
    args,
    body: bidBody,
    wire: { status: true, bid_data: [bid] },
    reply: completeHistory([bidRecord]),
  },
  winHistory: {
    args,
    body: winBody,
    wire: { status: true, win_data: [win] },
    reply: completeHistory([winRecord]),
  },
  starlineBidHistory: {
    args,
    body: bidBody,
    wire: { status: true, bid_data: [] },
    reply: completeHistory([]),
  },
  starlineWinHistory: {
    args,
    body: winBody,
    wire: { status: true, win_data: [win, win] },
    reply: completeHistory([winRecord, winRecord]),
  },
  galiBidHistory: {
    args,
    body: bidBody,
    wire: { status: true, bid_data: [galiBid] },
    reply: completeHistory([{ ...galiRecord, points: 10 }]),
  },
  galiWinHistory: {
    args,
    body: winBody,
    wire: { status: true, bid_data: [galiWin] },
    reply: completeHistory([{ ...galiRecord, points: 950 }]),
  },
};

export const contentExamples: Examples<'sliderImages' | 'headline' | 'contact' | 'howToPlay'> = {
  sliderImages: {
    args: {},
    body: {},
    wire: { sliderdata: [{ slider_image: '/slides/1.png', slider_title: 'Welcome' }] },
    reply: [{ src: '/slides/1.png', alt: 'Welcome' }],
  },
  headline: {
    args: { place: 'addFunds' },
    body: { ids: [2] },
    wire: {
      status: true,
      data: [
        { status: '1', notes: 'Shown' },
        { status: '0', notes: 'Hidden' },
      ],
    },
    reply: ['Shown'],
  },
  contact: {
    args: {},
    body: {},
    wire: { mobile_no: '9876543212', mobile_1: 9876543213, telegram_no: '' },
    reply: { mobile: '9876543212', mobile1: '9876543213', telegram: null },
  },
  howToPlay: {
    args: {},
    body: {},
    wire: { content: [{ how_to_play_content: '<p>Play</p>', video_link: 'https://example.invalid/v' }] },
    reply: { html: '<p>Play</p>', videoUrl: 'https://example.invalid/v' },
  },
};
