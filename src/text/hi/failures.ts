import type { failures as english } from '../en/failures.ts';
import type { Translation } from '../message.ts';

/** What could not be read, what is old, and what an empty list will contain. It is loaded after the first screen. */
export const failures = {
  'failure.markets': 'मार्केट लोड नहीं हुए।',
  'failure.results': 'रिजल्ट लोड नहीं हुए।',
  'failure.bids': 'आपकी बिड लोड नहीं हुईं। वे सुरक्षित हैं।',
  'failure.wins': 'आपकी विन हिस्ट्री लोड नहीं हुई। आपकी जीत सुरक्षित है।',
  'failure.balance': 'आपका बैलेंस लोड नहीं हुआ। आपके पॉइंट सुरक्षित हैं।',
  'failure.transactions': 'आपकी वॉलेट हिस्ट्री लोड नहीं हुई। आपके पॉइंट सुरक्षित हैं।',
  'failure.deposits': 'आपके डिपॉजिट लोड नहीं हुए। वे सुरक्षित हैं।',
  'failure.withdrawals': 'आपके विड्रॉल लोड नहीं हुए। वे सुरक्षित हैं।',
  'failure.payoutNumbers': 'आपके पेमेंट नंबर लोड नहीं हुए। वे सुरक्षित हैं।',
  'failure.withdrawHours': 'विड्रॉल का समय और सीमा लोड नहीं हुई। आपके पॉइंट सुरक्षित हैं।',
  'failure.minimumDeposit': 'कम से कम रकम लोड नहीं हुई।',
  'failure.paymentMethods': 'पेमेंट के तरीके लोड नहीं हुए।',
  'failure.payees': 'जिस UPI ID पर पेमेंट करना है, वह लोड नहीं हुई। अभी पेमेंट न करें।',
  'failure.qrPayment': 'QR कोड लोड नहीं हुआ। अभी पेमेंट न करें।',
  'failure.rules': 'नियम लोड नहीं हुए।',
  'failure.rates': 'रेट लोड नहीं हुए।',
  'failure.charts': 'चार्ट लोड नहीं हुए।',
  'failure.guide': 'गाइड लोड नहीं हुई।',
  'hint.markets': 'मार्केट खुलते ही यहां दिखेंगे।',
  'hint.bids': 'इन दिनों में कोई बिड नहीं है। पहले की बिड देखने के लिए दूसरी तारीख चुनें।',
  'hint.wins': 'इन दिनों में कोई जीत नहीं है। पहले की जीत देखने के लिए दूसरी तारीख चुनें।',
  'hint.transactions': 'डिपॉजिट, बिड, जीत और ट्रांसफर यहां दिखेंगे।',
  'hint.deposits': 'मंजूर डिपॉजिट यहां दिखेंगे।',
  'hint.withdrawals': 'आपके विड्रॉल और उनकी स्थिति यहां दिखेगी।',
  'hint.rules': 'अभी कोई नियम नहीं लिखे गए हैं। सवाल हो तो सपोर्ट से पूछें।',
  'failure.offline': 'नेटवर्क नहीं है',
  'failure.old': 'ऑफलाइन: पिछला अपडेट दिख रहा है',
  'failure.asOf': '{time} तक का',
} satisfies Translation<typeof english>;
