export { readWalletsScript } from '../pages/readWalletsScript'
