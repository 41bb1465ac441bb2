/** The packs that come with the game, as the texts of their pack.json, by the name that chooses them. */
export const ownPacks: Readonly<Record<string, string>> = {
  'horizon-warm': `{
  "format": 1,
  "title": "Horizon Warm",
  "description": "Warm light, glowing lamps and sky, soft corners.",
  "variables": {
    "low": "max(smoothstep(0.36, 0.48, sunAngle) * (1 - smoothstep(0.5, 0.56, sunAngle)), (1 - smoothstep(0.02, 0.14, sunAngle)) + smoothstep(0.94, 1, sunAngle))",
    "night": "smoothstep(0.52, 0.58, sunAngle) * (1 - smoothstep(0.92, 0.98, sunAngle))",
    "wet": "rainStrength"
  },
  "passes": [
    { "pass": "fog", "color": ["0.86 - 0.5 * night", "0.70 - 0.32 * night", "0.58 - 0.08 * night"], "start": "far * 0.2", "end": "far * 0.9", "strength": "0.22 + 0.2 * low - 0.12 * wet", "sky": 0.25 },
    { "pass": "bloom", "threshold": "0.78 - 0.4 * night", "strength": "0.55 + 0.65 * night - 0.2 * wet", "radius": 0.035 },
    { "pass": "grade", "exposure": "1.03 + 0.05 * night", "tint": ["1.07 + 0.05 * low - 0.1 * night", "1.0", "0.88 - 0.05 * low + 0.16 * night"], "contrast": 1.08, "saturation": "1.12 - 0.25 * wet", "gamma": 0.94 },
    { "pass": "vignette", "strength": 0.42, "radius": 0.5, "softness": 0.6, "color": "#1a0c04" }
  ]
}
`,
  'horizon-trails': `{
  "format": 1,
  "title": "Horizon Trails",
  "description": "Bright things leave trails that drift outward and fade.",
  "variables": {
    "sway": "sin(frameTimeCounter * 2)",
    "night": "smoothstep(0.5, 0.58, sunAngle) * (1 - smoothstep(0.92, 1, sunAngle))"
  },
  "passes": [
    { "pass": "accumulate", "blend": 0.4 },
    { "pass": "trails", "threshold": "0.7 - 0.3 * night", "decay": 0.95, "strength": "0.8 + 0.5 * night", "zoom": 1.014, "shiftX": "0.0016 * sway", "shiftY": -0.0012 },
    { "pass": "grade", "contrast": 1.05, "saturation": 1.15, "tint": [0.97, 0.99, 1.06] },
    { "pass": "vignette", "strength": 0.5, "radius": 0.5, "softness": 0.6, "color": "#04060f" }
  ]
}
`,
};
