export { type AddressProblem, connectReadOnly } from '../../features/readOnly/connectReadOnly.js'
