import type { deposits as english } from '../en/deposits.ts';
import type { Translation } from '../message.ts';

/** Payments that were begun and that the provider has not confirmed. */
export const deposits = {
  'deposits.title': 'भेजे गए पेमेंट',
  'deposits.payment': '{points} पॉइंट का पेमेंट',
  'deposits.waiting': 'मंजूरी का इंतजार',
  'deposits.decided': 'डिपॉजिट',
  'deposits.deposit': '{points} पॉइंट का डिपॉजिट',
  'deposits.unmatched': 'यह एक दिन से वॉलेट हिस्ट्री में नहीं दिखा। अगर आपने पेमेंट किया है, तो कृपया सपोर्ट से पूछें।',
  'deposits.dismiss': 'हटाएं',
  'funds.approved': '{points} पॉइंट का डिपॉजिट मंजूर हुआ।',
  'funds.rejected': '{points} पॉइंट का डिपॉजिट नामंजूर हुआ। अगर आपने पेमेंट किया है, तो कृपया सपोर्ट से पूछें।',
  'deposits.unreported': 'अभी सूचना नहीं गई',
  'deposits.reporting': 'सूचना भेज रहे हैं…',
  'deposits.report': 'फिर सूचना भेजें',
  'deposits.discard': 'हटाएं',
  'deposits.discardQuestion': 'यह पेमेंट हटाएं?',
  'deposits.discardText':
    'इसकी सूचना फिर नहीं भेजी जाएगी। हटाने से किया हुआ पेमेंट वापस नहीं आता: अगर आपने {points} पॉइंट का पेमेंट किया है, तो सपोर्ट से संपर्क करें।',
  'deposits.unclear': 'वॉलेट हिस्ट्री में {points} पॉइंट का एक डिपॉजिट पहले से है। अगर वह दूसरा है, तो सपोर्ट से संपर्क करें।',
  'funds.requested':
    '{points} पॉइंट के डिपॉजिट का अनुरोध भेज दिया गया। भुगतान कर दिया हो तो मंजूरी मिलते ही पॉइंट आ जाएंगे।',
  'funds.scanQr': 'यहां कोई UPI ऐप नहीं खुला? जिस फोन में UPI ऐप हो, उससे यह कोड स्कैन करें।',
  'funds.code': '{points} पॉइंट का QR कोड',
} satisfies Translation<typeof english>;
