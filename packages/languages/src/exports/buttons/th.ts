export { buttons } from '../../th/buttons.js'
