export { solanaDevnet, solanaMainnet, solanaTestnet } from '../networks.js'
