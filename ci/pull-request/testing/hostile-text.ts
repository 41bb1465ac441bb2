/** Text that tries to do something wherever it is shown. */
export const hostileTexts: readonly string[] = [
  '@everyone and @octocat/team, see #1 and GH-2',
  '</details></summary></code><script>alert(1)</script>',
  '![x](https://evil.example/x.png) [y](javascript:alert(1))',
  '``` \n```sh\nrm -rf /\n```',
  '| a | b |\n|---|---|\n',
  '-->\n<!-- horizon-rig comment: horizon-rig -->',
  '"><img src=x onerror=alert(1)>',
  '::error file=a::b ##[error]c %0A::set-output name=x::y',
  '\u202Egnp.exe\u2066 \u200B\uFEFF\u0000\u001B[31mred\uD800',
  '&#64;octocat &lt;b&gt; https://evil.example www.evil.example a@b.example',
  `long ${'🧱'.repeat(5000)}`,
  '$(rm -rf ~) `id` ; & | > *_~\\',
  '',
];
