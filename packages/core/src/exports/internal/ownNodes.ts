export { chooseOwnNode, type OwnNodeProblem } from '../../features/ownNodes/chooseOwnNode.js'
export { ownNodes } from '../../features/ownNodes/ownNodes.js'
