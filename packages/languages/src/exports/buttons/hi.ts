export { buttons } from '../../hi/buttons.js'
