export const first = {
  'app.language': 'hi',
  'error.somethingWrong': 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  'app.tryAgain': 'फिर कोशिश करें',
  'app.framed': 'यह ऐप किसी दूसरे पेज के अंदर नहीं चलता।',
  'title.login': 'लॉग इन',
};
