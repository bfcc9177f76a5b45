import type { keys as english } from '../en/keys.ts';
import type { Translation } from '../message.ts';

/** The keys of a keyboard, and the search for a market: loaded with the first of these keys. */
export const keys = {
  'keys.find': 'मार्केट शोधा',
  'keys.name': 'मार्केटचे नाव',
  'keys.found': 'मार्केट',
  'keys.noMarket': 'या नावाचे मार्केट नाही. कमी अक्षरे टाका.',
  'keys.title': 'कीबोर्ड बटणे',
  'keys.anywhere': 'प्रत्येक स्क्रीनवर',
  'keys.list': 'ही यादी दाखवा',
  'keys.close': 'उघडलेले बंद करा',
  'keys.fields': 'बिडच्या रकान्यांत',
  'keys.many': 'एका रकान्यात अनेक नंबर',
  'keys.next': 'पुढच्या रकान्यात जा',
  'keys.add': 'पॉइंटच्या रकान्यात: बिड जोडा',
  'keys.submit': 'लिहिलेले जोडा आणि स्लिपबद्दल विचारा',
  'keys.same': 'फक्त नंबर लिहिल्यास: मागच्या बिडचे पॉइंट लागतात',
  'keys.place': '“सबमिट करा” वर: बिड लावा',
  'keys.board': 'बोर्डवर',
  'keys.arrows': 'बाण',
  'keys.move': 'दुसऱ्या नंबरवर जा',
  'keys.edge': 'ओळीच्या पहिल्या किंवा शेवटच्या नंबरवर जा',
  'keys.points': 'नंबरचे पॉइंट लिहा',
  'keys.stake': 'डाव जोडा किंवा परत घ्या',
  'keys.undo': 'आधीसारखे करा, पुन्हा करा',
} satisfies Translation<typeof english>;
