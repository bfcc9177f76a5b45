export const first = {
  'app.language': 'mr',
  'error.somethingWrong': 'काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'app.tryAgain': 'पुन्हा प्रयत्न करा',
  'app.framed': 'हे ॲप दुसऱ्या पेजच्या आत चालत नाही.',
  'title.login': 'लॉग इन',
};
