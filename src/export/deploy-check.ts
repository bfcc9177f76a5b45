import { deployProblems } from './deployed.ts';

const [address = ''] = process.argv.slice(2);
if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error('npm run deploy-check -- https://site');
  process.exitCode = 2;
} else
  try {
    const problems = await deployProblems(address.replace(/\/+$/, ''));
    for (const problem of problems) console.log(problem);
    console.log(
      problems.length === 0 ? 'The site serves the app as it must.' : `${problems.length} mistakes`,
    );
    if (problems.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`${address} does not answer: ${String(error)}`);
    process.exitCode = 1;
  }
