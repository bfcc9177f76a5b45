// One run of the simulation, in a separate process: `tsx run.ts EVENT CLIENTS` prints what it found as JSON.
import { eventNamed, simulate } from '../../../support/fleet/events.ts';

const [name = '', clients = ''] = process.argv.slice(2);
console.log(JSON.stringify(await simulate(eventNamed(name), Number(clients), 1)));
