import { solana, solanaMainnet } from '@foyer/adapter-solana'
import { mountApp } from './mountApp.js'

mountApp([solana()], [solanaMainnet])
