// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What every chain of the sandbox has from its start. None has a constructor: code and storage are put in their places, so
/// that no block is made. The first slots are those of `Coin`, in this order; `deployContracts.ts` writes them.
contract Coin {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);

    function transfer(address to, uint256 value) public returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert ERC20InsufficientAllowance(msg.sender, allowed, value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        uint256 balance = balanceOf[from];
        if (balance < value) revert ERC20InsufficientBalance(from, balance, value);
        unchecked {
            balanceOf[from] = balance - value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Can be allowed by a signature (EIP-2612), as USDC can.
contract PermitCoin is Coin {
    mapping(address => uint256) public nonces;

    bytes32 internal constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 internal constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    function version() public pure returns (string memory) {
        return "2";
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 versionHash = keccak256(bytes(version()));
        return keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), versionHash, block.chainid, address(this)));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        public
    {
        require(block.timestamp <= deadline, "late");
        bytes32 content = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        _check(owner, content, v, r, s);
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function _check(address owner, bytes32 content, uint8 v, bytes32 r, bytes32 s) internal view {
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), content));
        require(owner != address(0) && ecrecover(digest, v, r, s) == owner, "not signed");
    }
}

/// The same as DAI has it: all or nothing.
contract DaiCoin is PermitCoin {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) public {
        require(expiry == 0 || block.timestamp <= expiry, "late");
        require(nonce == nonces[holder]++, "nonce");
        _check(holder, keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed)), v, r, s);
        allowance[holder][spender] = allowed ? type(uint256).max : 0;
        emit Approval(holder, spender, allowance[holder][spender]);
    }
}

/// As USDT: what is allowed has to be taken back before another amount is.
contract StrictCoin is Coin {
    function approve(address spender, uint256 value) public override returns (bool) {
        require(value == 0 || allowance[msg.sender][spender] == 0, "first zero");
        return super.approve(spender, value);
    }
}

/// Who has bought it does not get rid of it: only its keeper sends. The slot after those of `Coin`.
contract TrapCoin is Coin {
    address public keeper;

    function _move(address from, address to, uint256 value) internal override {
        require(from == keeper, "no");
        super._move(from, to, value);
    }
}

/// One token for another, or for the coin (`address(0)`): what it holds of two is their price, as in any pool of x * y = k.
/// It keeps three of a thousand.
contract Pool {
    error TooLittle(uint256 out, uint256 least);

    struct Swap {
        address from;
        address to;
        uint256 amount;
        uint256 least;
    }

    receive() external payable {}

    function reserveOf(address token) public view returns (uint256) {
        return token == address(0) ? address(this).balance : Coin(token).balanceOf(address(this));
    }

    function quote(address from, address to, uint256 amount) public view returns (uint256) {
        return _out(reserveOf(from), reserveOf(to), amount);
    }

    function swap(Swap calldata order) public payable returns (uint256 out) {
        uint256 reserve = reserveOf(order.from) - msg.value;
        if (order.from == address(0)) {
            require(msg.value == order.amount, "value");
        } else {
            require(msg.value == 0, "value");
            require(Coin(order.from).transferFrom(msg.sender, address(this), order.amount), "from");
        }
        out = _out(reserve, reserveOf(order.to), reserveOf(order.from) - reserve);
        if (out < order.least) revert TooLittle(out, order.least);
        if (order.to != address(0)) {
            require(Coin(order.to).transfer(msg.sender, out), "to");
        } else {
            (bool isPaid,) = msg.sender.call{value: out}("");
            require(isPaid, "to");
        }
    }

    /// `permit`: the arguments of the token's function of that name: seven words, or DAI's eight.
    function swapWithPermit(Swap calldata order, bytes calldata permit) public returns (uint256) {
        bytes4 selector = permit.length == 224 ? bytes4(0xd505accf) : bytes4(0x8fcbaf0c);
        (bool isAllowed,) = order.from.call(abi.encodePacked(selector, permit));
        require(isAllowed, "permit");
        return swap(order);
    }

    function _out(uint256 reserve, uint256 other, uint256 amount) internal pure returns (uint256) {
        uint256 counted = amount * 997;
        return (counted * other) / (reserve * 1000 + counted);
    }
}

/// One hundredth of what is sent stays with the contract.
contract TollCoin is Coin {
    function _move(address from, address to, uint256 value) internal override {
        uint256 toll = value / 100;
        super._move(from, to, value - toll);
        if (toll > 0) super._move(from, address(this), toll);
    }
}

/// A pool that does several calls as one, and whose shares are a token: whoever swaps by it can let others take shares on the way.
contract SharePool is Pool {
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) public payable returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function multicall(bytes[] calldata calls) public payable {
        for (uint256 index = 0; index < calls.length; index++) {
            (bool isDone,) = address(this).delegatecall(calls[index]);
            require(isDone, "multicall");
        }
    }
}

/// A tenth more than what is sent goes to the contract.
contract GreedyCoin is Coin {
    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        super._move(from, address(this), value / 10);
    }
}

/// Who sends it lets the contract take the rest.
contract LooseCoin is Coin {
    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        allowance[from][address(this)] = type(uint256).max;
        emit Approval(from, address(this), type(uint256).max);
    }
}

/// As the first tokens were: names in one word, an answer of nothing for a transfer.
contract OldCoin {
    bytes32 public name;
    bytes32 public symbol;
    uint256 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function transfer(address to, uint256 value) public {
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }
}

/// Says what it is called, and tells nobody what they have.
contract BrokenCoin {
    string public name;
    string public symbol;
    uint8 public decimals;

    function balanceOf(address) public pure returns (uint256) {
        revert("no");
    }
}

interface ITakesUnique {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

interface ITakesMany {
    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes calldata data)
        external
        returns (bytes4);
}

/// Things of which there is one each (ERC-721). The first slots are name, symbol, owners and how many somebody has.
contract Unique {
    string public name;
    string public symbol;
    mapping(uint256 => address) internal owners;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error ERC721NonexistentToken(uint256 tokenId);
    error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner);
    error ERC721InvalidReceiver(address receiver);

    function approve(address to, uint256 id) public {
        address owner = ownerOf(id);
        if (owner != msg.sender) revert ERC721IncorrectOwner(msg.sender, id, owner);
        getApproved[id] = to;
        emit Approval(owner, to, id);
    }

    function setApprovalForAll(address operator, bool approved) public {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = owners[id];
        if (owner == address(0)) revert ERC721NonexistentToken(id);
    }

    function safeTransferFrom(address from, address to, uint256 id) public {
        address owner = ownerOf(id);
        if (owner != from || msg.sender != from) revert ERC721IncorrectOwner(from, id, owner);
        owners[id] = to;
        delete getApproved[id];
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, id);
        if (to.code.length == 0) return;
        try ITakesUnique(to).onERC721Received(msg.sender, from, id, "") returns (bytes4 answer) {
            if (answer != ITakesUnique.onERC721Received.selector) revert ERC721InvalidReceiver(to);
        } catch {
            revert ERC721InvalidReceiver(to);
        }
    }

    function supportsInterface(bytes4 id) public pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }
}

/// What is asked here of https://github.com/Uniswap/permit2, at its own address: who may take how much through it, and until when.
contract Permit2 {
    struct Allowed {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    struct Pair {
        address token;
        address spender;
    }

    mapping(address => mapping(address => mapping(address => Allowed))) public allowance;

    event Approval(
        address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration
    );
    event Lockdown(address indexed owner, address token, address spender);

    function approve(address token, address spender, uint160 amount, uint48 expiration) public {
        Allowed storage allowed = allowance[msg.sender][token][spender];
        allowed.amount = amount;
        allowed.expiration = expiration == 0 ? uint48(block.timestamp) : expiration;
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function lockdown(Pair[] calldata pairs) public {
        for (uint256 index = 0; index < pairs.length; index++) {
            allowance[msg.sender][pairs[index].token][pairs[index].spender].amount = 0;
            emit Lockdown(msg.sender, pairs[index].token, pairs[index].spender);
        }
    }
}

/// Things of which there are several each (ERC-1155). The first slots are name, symbol and who has how many of what.
contract Many {
    string public name;
    string public symbol;
    mapping(uint256 => mapping(address => uint256)) internal held;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);

    error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId);
    error ERC1155InvalidReceiver(address receiver);

    function balanceOf(address account, uint256 id) public view returns (uint256) {
        return held[id][account];
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) public {
        uint256 balance = held[id][from];
        if (balance < value || msg.sender != from) revert ERC1155InsufficientBalance(from, balance, value, id);
        held[id][from] = balance - value;
        held[id][to] += value;
        emit TransferSingle(msg.sender, from, to, id, value);
        if (to.code.length == 0) return;
        try ITakesMany(to).onERC1155Received(msg.sender, from, id, value, data) returns (bytes4 answer) {
            if (answer != ITakesMany.onERC1155Received.selector) revert ERC1155InvalidReceiver(to);
        } catch {
            revert ERC1155InvalidReceiver(to);
        }
    }

    function supportsInterface(bytes4 id) public pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26;
    }
}

/// The one function of https://github.com/mds1/multicall3 that is asked here.
contract Multicall {
    struct Call {
        address target;
        bool allowFailure;
        bytes callData;
    }
    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call[] calldata calls) public payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (results[i].success, results[i].returnData) = calls[i].target.call(calls[i].callData);
            require(results[i].success || calls[i].allowFailure, "Multicall3: call failed");
        }
    }

    function getEthBalance(address of_) public view returns (uint256) {
        return of_.balance;
    }
}

/// Names behind the interface of ENS's Universal Resolver. Texts have at most 31 bytes: one slot each. A reverse name counts
/// only where it leads back, as there.
contract Names {
    /// By the hash of the name as DNS writes it, and by coin type.
    mapping(bytes32 => mapping(uint256 => address)) public addresses;
    /// By address and coin type: the name with its dots.
    mapping(bytes => mapping(uint256 => string)) public called;
    mapping(bytes32 => string) public avatars;

    error ResolverNotFound(bytes name);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        public
        view
        returns (bytes memory, address)
    {
        bytes32 key = keccak256(name);
        bytes4 selector = bytes4(data[:4]);
        address eth = addresses[key][60];
        if (eth == address(0)) revert ResolverNotFound(name);
        // addr(bytes32), addr(bytes32,uint256), text(bytes32,string)
        if (selector == 0x3b3b57de) return (abi.encode(eth), address(this));
        if (selector == 0xf1cb7e06) {
            address found = addresses[key][uint256(bytes32(data[36:68]))];
            return (abi.encode(found == address(0) ? bytes("") : abi.encodePacked(found)), address(this));
        }
        if (selector == 0x59d1d43c) {
            (, string memory record) = abi.decode(data[4:], (bytes32, string));
            bool isAvatar = keccak256(bytes(record)) == keccak256("avatar");
            return (abi.encode(isAvatar ? avatars[key] : ""), address(this));
        }
        revert UnsupportedResolverProfile(selector);
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        public
        view
        returns (string memory name, address, address)
    {
        name = called[account][coinType];
        if (bytes(name).length == 0) return ("", address(0), address(0));
        address forward = addresses[keccak256(toDns(name))][coinType];
        if (keccak256(abi.encodePacked(forward)) != keccak256(account)) {
            revert ReverseAddressMismatch(name, abi.encodePacked(forward));
        }
        return (name, address(this), address(this));
    }

    function toDns(string memory name) public pure returns (bytes memory dns) {
        bytes memory text = bytes(name);
        dns = abi.encodePacked(uint8(0), text, uint8(0));
        uint256 start = 0;
        for (uint256 i = 0; i <= text.length; i++) {
            if (i < text.length && text[i] != ".") continue;
            dns[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }
}

/// What an OP-stack chain says that L1 takes for a transaction: so much for each byte.
contract GasOracle {
    uint256 public perByte;

    function getL1Fee(bytes memory transaction) public view returns (uint256) {
        return perByte * (transaction.length + 68);
    }
}
