export { buttons } from '../../tr/buttons.js'
