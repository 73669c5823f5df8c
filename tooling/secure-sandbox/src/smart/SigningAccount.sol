// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import "@account-abstraction/contracts/accounts/SimpleAccount.sol";
import "@openzeppelin/contracts/interfaces/IERC1271.sol";
import "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import "@openzeppelin/contracts/utils/Create2.sol";

/// SimpleAccount that also answers for signatures of its owner (ERC-1271). What is signed names this account and this
/// chain, so that a signature for one account of an owner is good for no other.
contract SigningAccount is SimpleAccount, IERC1271 {
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 private constant MESSAGE = keccak256("AccountMessage(bytes32 hash)");

    constructor(IEntryPoint entryPoint_) SimpleAccount(entryPoint_) {}

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bytes32 domain = keccak256(abi.encode(DOMAIN, block.chainid, address(this)));
        bytes32 message = keccak256(abi.encode(MESSAGE, hash));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", domain, message));
        (address signer, ECDSA.RecoverError problem,) = ECDSA.tryRecover(digest, signature);
        return problem == ECDSA.RecoverError.NoError && signer == owner ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Anybody may make an account for its owner, also a verifier that looks at a signature before there is one (ERC-6492).
contract SigningAccountFactory {
    SigningAccount public immutable accountImplementation;

    constructor(IEntryPoint entryPoint_) {
        accountImplementation = new SigningAccount(entryPoint_);
    }

    function createAccount(address owner, uint256 salt) external returns (address account) {
        account = getAddress(owner, salt);
        if (account.code.length == 0) new ERC1967Proxy{salt: bytes32(salt)}(address(accountImplementation), _start(owner));
    }

    function getAddress(address owner, uint256 salt) public view returns (address) {
        bytes memory code = abi.encodePacked(
            type(ERC1967Proxy).creationCode, abi.encode(address(accountImplementation), _start(owner))
        );
        return Create2.computeAddress(bytes32(salt), keccak256(code));
    }

    function _start(address owner) private pure returns (bytes memory) {
        return abi.encodeCall(SimpleAccount.initialize, (owner));
    }
}
