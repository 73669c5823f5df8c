import type { WalletRow } from '@foyer/core/ui'

/** By what the picture of a wallet without one is looked for. Several claim to be it: none of them gets the known one. */
export const pictureIdOf = ({ id, isDisputed }: Pick<WalletRow, 'id' | 'isDisputed'>): string | undefined =>
  isDisputed ? undefined : id
