import type { failures as english } from '../en/failures.ts';
import type { Translation } from '../message.ts';

/** What could not be read, and what is old. It is loaded after the first screen. */
export const failures = {
  'failure.markets': 'मार्केट लोड झाले नाहीत.',
  'failure.bids': 'तुमच्या बिड लोड झाल्या नाहीत. त्या सुरक्षित आहेत.',
  'failure.wins': 'तुमची विन हिस्ट्री लोड झाली नाही. ती सुरक्षित आहे.',
  'failure.balance': 'तुमचा बॅलन्स लोड झाला नाही. तुमचे पॉइंट सुरक्षित आहेत.',
  'failure.transactions': 'तुमची वॉलेट हिस्ट्री लोड झाली नाही. तुमचे पॉइंट सुरक्षित आहेत.',
  'failure.deposits': 'तुमचे डिपॉझिट लोड झाले नाहीत. ते सुरक्षित आहेत.',
  'failure.withdrawals': 'तुमचे विड्रॉल लोड झाले नाहीत. ते सुरक्षित आहेत.',
  'failure.payoutNumbers': 'तुमचे पेमेंट नंबर लोड झाले नाहीत. ते सुरक्षित आहेत.',
  'failure.withdrawHours': 'विड्रॉलची वेळ आणि मर्यादा लोड झाली नाही. तुमचे पॉइंट सुरक्षित आहेत.',
  'failure.minimumDeposit': 'किमान रक्कम लोड झाली नाही.',
  'failure.paymentMethods': 'पेमेंटचे पर्याय लोड झाले नाहीत.',
  'failure.payees': 'ज्या UPI ID वर पेमेंट करायचे ती लोड झाली नाही. आत्ता पेमेंट करू नका.',
  'failure.qrPayment': 'QR कोड लोड झाला नाही. आत्ता पेमेंट करू नका.',
  'failure.rules': 'नियम लोड झाले नाहीत.',
  'failure.rates': 'रेट लोड झाले नाहीत.',
  'failure.charts': 'चार्ट लोड झाले नाहीत.',
  'failure.guide': 'गाइड लोड झाले नाही.',
  'failure.offline': 'नेटवर्क नाही',
  'failure.old': 'ऑफलाइन: मागील अपडेट दिसत आहे',
  'failure.asOf': '{time} पर्यंतचे',
} satisfies Translation<typeof english>;
