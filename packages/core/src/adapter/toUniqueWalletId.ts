/** Returns the wallet's id. If another wallet has claimed the same id, appends a number, so that both are listed. */
export function toUniqueWalletId(id: string, isTaken: (id: string) => boolean): string {
  let claimed = id
  for (let count = 2; isTaken(claimed); count++) claimed = `${id}#${count}`
  return claimed
}

export const removeWalletIdSuffix = (id: string): string => id.replace(/#\d+$/, '')
