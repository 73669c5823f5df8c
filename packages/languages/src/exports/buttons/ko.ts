export { buttons } from '../../ko/buttons.js'
