/** Where a page notes what it posted while it closed; a log-out leaves it, as it leaves the intents. */
export const closingPostsKey = 'matka.deposits-left.v1';
