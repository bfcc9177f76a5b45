import type { Json } from './wire.ts';
import type { Player, World } from './state.ts';

/** A reply; text is sent as it is. */
export type Reply = Json | string;

/** Calls by path that anybody may send. */
export type PublicCalls = Readonly<Record<string, (world: World, body: Json) => Reply>>;

/** Calls by path that need the token of a player. */
export type PlayerCalls = Readonly<Record<string, (world: World, body: Json, player: Player) => Reply>>;

/** PHP prints its warnings before the JSON that the script echoes. */
export const afterWarning = (world: World, reply: Json): Reply =>
  world.settings.warnings
    ? `<br />\n<b>Deprecated</b>: Function strftime() is deprecated in <b>api.php</b> on line <b>12</b><br />\n${JSON.stringify(reply)}`
    : reply;
