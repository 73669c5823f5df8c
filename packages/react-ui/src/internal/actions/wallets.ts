import { fetchWallets, watchWallets } from '@foyer/core/actions'

export const walletActions = { fetchWallets, watchWallets }
