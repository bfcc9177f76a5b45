/** The page that replaces an app which is not configured. It is for the operator. */
export const config = {
  'app.configProblem': 'This app is not configured',
  'app.configFix': 'Ask the operator to correct config.json: {problem}',
} as const;
