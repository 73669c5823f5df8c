import type { Chain } from 'viem'

/** What few chains have, or have elsewhere than the others. */
export type Particulars = Pick<Chain, 'contracts' | 'ensTlds' | 'fees'>
