/** Loaded with the screen of the policies. */
export const policies = {
  // The policies must be true of this app.
  'policy.contact': 'Questions about your account or your data? Contact support on WhatsApp: {phone}',
  'policy.more': 'More about this app',

  'about.intro':
    'This app is for players of matka-style number games. You see the markets with their open and close times, bid points on them, and follow results, your history and your wallet.',
  'about.adultsTitle': '18 and older',
  'about.adults':
    'You must be at least 18 years old and in a place where such games are allowed. Play within your means, and stop when it is no longer fun.',
  'about.pointsTitle': 'Points',
  'about.points':
    'All amounts are points. Points have no cash value unless the operator of this app tells you otherwise. A bid cannot be cancelled once it is placed.',
  'about.operatorTitle': 'Who runs it',
  'about.operator':
    'The operator of this app runs the markets, declares the results and keeps the accounts. The app on your device only shows them.',

  'dataDeletion.intro':
    'You can have your account and its data deleted at any time, without giving a reason.',
  'dataDeletion.whatTitle': 'What is deleted',
  'dataDeletion.what':
    'Your account with your name, mobile number, password and payout numbers. After that nobody can log in with it.',
  'dataDeletion.keptTitle': 'What may be kept',
  'dataDeletion.kept':
    'Records of bids, deposits, withdrawals and transfers, for as long as the law asks the operator to keep them.',
  'dataDeletion.deviceTitle': 'On your device',
  'dataDeletion.device':
    'Logging out removes your session and your slip. To remove everything this app keeps in your browser, clear the data of this site in the browser settings.',
  'dataDeletion.howTitle': 'How to ask',
  'dataDeletion.how': 'Contact support from the mobile number of your account and ask for deletion.',

  'delete.intro': 'To have your account and its data deleted, contact support. There is nothing to pay.',
  'delete.beforeTitle': 'Before you ask',
  'delete.before':
    'Use or withdraw your points and wait for the results of your open bids: a deleted account cannot be brought back.',
  'delete.howTitle': 'How to ask',
  'delete.how':
    'Write to support from the mobile number of your account. Give your username, and never your password or an OTP: nobody will ask you for them.',
  'delete.thenTitle': 'What happens then',
  'delete.then':
    'Support checks that the number is yours, deletes the account and tells you when it is done. Then clear the data of this site in your browser.',

  'privacy.intro': 'What this app knows about you, where it is kept, and how to delete it.',
  'privacy.whoTitle': '1. Who may use it',
  'privacy.who':
    'Adults of 18 years and older. Points have no cash value unless the operator tells you otherwise.',
  'privacy.sentTitle': '2. What is sent to the operator',
  'privacy.sent':
    'Your name, mobile number, password and a random device id when you register or log in; your bids, deposits, withdrawals and transfers; the payout numbers you add. The operator needs them to run your account.',
  'privacy.storedTitle': '3. What your browser keeps',
  'privacy.stored':
    'Your session: name, mobile number and a login token. The bids on your slip. Your settings. The random device id. A verifier that can check your password when you change it, but is no password and cannot be turned back into one. A journal of your money requests, so that none is sent twice. Your password itself is not kept.',
  'privacy.sharedTitle': '4. Who else gets it',
  'privacy.shared':
    'Nobody through this app: it carries no trackers and sells no data. Links to charts, videos, WhatsApp and payment apps lead to others, whose own policies apply there.',
  'privacy.durationTitle': '5. How long it is kept',
  'privacy.duration':
    'Logging out removes your session and your slip from the browser; your settings, the device id and money requests whose end is not known yet stay. The operator keeps your account until it is deleted, and records for as long as the law asks.',
  'privacy.rightsTitle': '6. Your choices',
  'privacy.rights':
    'You can correct your name under Edit profile, change your password, and have your account and data deleted: contact support.',
} as const;
