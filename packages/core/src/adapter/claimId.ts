/**
 * The id of a wallet that says itself what it is called: the one that it says, or where another has that, the same with
 * a number. All who claim one id are shown, and told apart.
 */
export function claimId(id: string, isTaken: (id: string) => boolean): string {
  let claimed = id
  for (let count = 2; isTaken(claimed); count++) claimed = `${id}#${count}`
  return claimed
}

/** What it claimed. */
export const claimOf = (id: string): string => id.replace(/#\d+$/, '')
