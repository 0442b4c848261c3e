"""How far from zero the values of a tensor reach, so that 256 steps lose as little as possible."""
import numpy as np

LEVELS = 255
# Values kept of one tensor and sample; beside them its extremes.
KEPT = 3000


def sample(values, random):
    values = values.numpy().ravel()
    return np.concatenate([random.choice(values, min(len(values), KEPT)), [values.min(), values.max()]])


def to_steps(values, low, high):
    """Scale and zero point of a range, and the values as they come out of it."""
    scale = np.float32((high - low) / LEVELS)
    zero = int(np.clip(round(-low / scale), 0, LEVELS))
    return scale, zero, (np.clip(np.round(values / scale) + zero, 0, LEVELS) - zero) * scale


def best_range(values):
    """Of narrower and narrower ranges the one with the least mean square error: rare extremes are worth cutting off."""
    low, high = min(0.0, values.min()), max(1e-6, values.max())
    shares = np.linspace(0.3, 1, 36)
    losses = [((to_steps(values, low * share, high * share)[2] - values) ** 2).mean() for share in shares]
    share = shares[int(np.argmin(losses))]
    return to_steps(values, low * share, high * share)[:2]
