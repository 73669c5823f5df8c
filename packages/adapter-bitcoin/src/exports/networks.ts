export { bitcoinMainnet, bitcoinSignet, bitcoinTestnet, bitcoinTestnet4 } from '../networks.js'
